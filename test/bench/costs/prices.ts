/** Prices in US dollars, each with the page that says it. They change: look there before relying on one. */

export interface StoragePrice {
  readonly host: string;
  /** Of a GB (10⁹ bytes) for a month. */
  readonly gigabyteMonth: number;
  /** Of a million files written, and of a million read. */
  readonly millionWrites: number;
  readonly millionReads: number;
  /** Of a GB that leaves the host for the Internet. */
  readonly gigabyteOut: number;
  readonly source: string;
}

export const STORAGE: readonly StoragePrice[] = [
  {
    host: "Cloudflare R2, standard",
    gigabyteMonth: 0.015,
    millionWrites: 4.5,
    millionReads: 0.36,
    gigabyteOut: 0,
    source: "cloudflare-docs `r2/pricing.mdx`, as archived, looked up in 2026-11; the free allowances are not counted",
  },
  {
    host: "Google Cloud Storage, standard, us-east1",
    gigabyteMonth: 0.02,
    millionWrites: 5,
    millionReads: 0.4,
    gigabyteOut: 0.12,
    source: "cloud.google.com/storage/pricing-examples, as archived, looked up in 2026-11",
  },
  {
    host: "Backblaze B2",
    gigabyteMonth: 0.005,
    millionWrites: 0,
    millionReads: 0.4,
    gigabyteOut: 0.01,
    source:
      "backblaze.com/b2/b2-transactions-price.html, as archived, of unknown age, looked up in 2026-11; the free allowances are not counted",
  },
];

/** A processor and 2 GB of memory for an hour: AWS Fargate, Linux/x86, us-east-1. */
export const COMPUTE = {
  hour: 0.04048 + 2 * 0.004445,
  source:
    "cloudburn.io/blog/aws-fargate-pricing of 2026-04 and vantage.sh/blog/fargate-pricing, as archived, which repeat Amazon's page: second hand",
};
