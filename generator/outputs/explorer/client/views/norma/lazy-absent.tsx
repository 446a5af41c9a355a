import type { ComponentProps } from "preact";
import { LazyPart } from "../../shell/lazy-part.tsx";
import type { AbsentHere } from "./absent.tsx";

const load = async () => (await import("./absent.tsx")).AbsentHere;

/** What is offered where an act, an article or a day is not here: seldom wanted, and loaded then. */
export const LazyAbsent = (props: ComponentProps<typeof AbsentHere>) => <LazyPart load={load} props={props} />;
