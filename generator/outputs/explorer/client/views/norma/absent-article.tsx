/** Says, on a page of an act, that it has no such article. */
export const AbsentArticle = ({ body }: { body: Readonly<Record<string, unknown>> }) => (
  <p class="lead" role="alert">
    {String(body.detail ?? "")}
  </p>
);
