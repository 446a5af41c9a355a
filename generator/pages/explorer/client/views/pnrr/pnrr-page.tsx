/** The recovery plan: rankings, funds, and the page of one company, authority, project or tender. */

import type { ComponentType } from "preact";
import { hashOf } from "../../address.ts";
import { adoptStyle } from "../../shell/own-style.ts";
import type { ViewProps } from "../../shell/view.tsx";
import { FundsPage } from "./funds-page.tsx";
import { NodePage } from "./node-page.tsx";
import { PlaceRankingPage } from "./place-ranking-page.tsx";
import style from "./pnrr.css";
import { pnrrText } from "./pnrr-texts.ts";
import { ProjectsPage } from "./projects-page.tsx";
import { AuthoritiesPage, CompaniesPage } from "./ranking-page.tsx";
import { RegionsPage } from "./regions-page.tsx";

adoptStyle(style);

const TABS = ["aziende", "enti", "regioni", "fondi", "progetti"] as const;

/** A place: its projects, or who won and put out their tenders. */
function PlacePage({ address }: ViewProps) {
  const { luogo, vista } = address.query;
  if (luogo && (vista === "aziende" || vista === "enti"))
    return <PlaceRankingPage key={vista} address={address} vista={vista} />;
  return <ProjectsPage address={address} />;
}

const PAGES: Readonly<Record<string, ComponentType<ViewProps>>> = {
  aziende: CompaniesPage,
  enti: AuthoritiesPage,
  regioni: RegionsPage,
  fondi: FundsPage,
  progetti: PlacePage,
  nodo: NodePage,
};

export function PnrrPage({ address }: ViewProps) {
  const [, asked = ""] = address.path;
  const name = Object.hasOwn(PAGES, asked) ? asked : "aziende";
  const Page = PAGES[name] ?? CompaniesPage;
  return (
    <div class="pnrr">
      <nav class="tabs" aria-label={pnrrText("pagine")}>
        {TABS.map((tab) => (
          <a key={tab} href={hashOf(["pnrr", tab])} aria-current={tab === name ? "page" : undefined}>
            {pnrrText(tab)}
          </a>
        ))}
      </nav>
      <Page key={name} address={address} />
    </div>
  );
}
