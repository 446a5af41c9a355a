import { requestSamples } from "../../../site/client/request-samples.ts";
import { CopyButton } from "./copy-button.tsx";

/** A request in the languages that people call the API from. */
export function RequestSamplesList({ url }: { url: string }) {
  return (
    <>
      {requestSamples(url).map(({ lingua, text }) => (
        <details key={lingua} class="request-sample">
          <summary>{lingua}</summary>
          <pre>
            <code>{text}</code>
          </pre>
          <CopyButton text={() => text} />
        </details>
      ))}
    </>
  );
}
