/** Versions of an act, or of the article of the address. */

import { actRequest, normaAddress } from "../norma/norma-address.ts";
import type { TabProps } from "../norma/tabs.ts";
import { ActVersions } from "./act-versions.tsx";
import { ArticleVersions } from "./article-versions.tsx";

export function VersioniTab({ act, address }: TabProps) {
  const asked = normaAddress(address.path);
  return (
    <div class="versions">
      {asked.below === null ? (
        <ActVersions act={act} address={address} request={`${actRequest({ ...asked, day: null })}/versioni`} />
      ) : (
        <ArticleVersions act={act} address={address} asked={asked} below={asked.below} />
      )}
    </div>
  );
}
