/**
 * Headers of the pages that people read. Their policy for styles and scripts is inside them, by digest; a page cannot say itself that
 * nobody may frame it.
 */
export const PAGE_HEADERS = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
} as const;
