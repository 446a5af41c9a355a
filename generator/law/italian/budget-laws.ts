/** The budget law of a year: what it is called changed in 2011 and in 2017. */
interface BudgetLaw {
  /** Year of the budget; the law is of the year before. */
  readonly bilancio: number;
  /** Date of the law, `YYYY-MM-DD`. */
  readonly data: string;
  readonly numero: string;
}

/** The budget laws since that of 2001. */
export const BUDGET_LAWS: readonly BudgetLaw[] = [
  { bilancio: 2001, data: "2000-12-23", numero: "388" },
  { bilancio: 2002, data: "2001-12-28", numero: "448" },
  { bilancio: 2003, data: "2002-12-27", numero: "289" },
  { bilancio: 2004, data: "2003-12-24", numero: "350" },
  { bilancio: 2005, data: "2004-12-30", numero: "311" },
  { bilancio: 2006, data: "2005-12-23", numero: "266" },
  { bilancio: 2007, data: "2006-12-27", numero: "296" },
  { bilancio: 2008, data: "2007-12-24", numero: "244" },
  { bilancio: 2009, data: "2008-12-22", numero: "203" },
  { bilancio: 2010, data: "2009-12-23", numero: "191" },
  { bilancio: 2011, data: "2010-12-13", numero: "220" },
  { bilancio: 2012, data: "2011-11-12", numero: "183" },
  { bilancio: 2013, data: "2012-12-24", numero: "228" },
  { bilancio: 2014, data: "2013-12-27", numero: "147" },
  { bilancio: 2015, data: "2014-12-23", numero: "190" },
  { bilancio: 2016, data: "2015-12-28", numero: "208" },
  { bilancio: 2017, data: "2016-12-11", numero: "232" },
  { bilancio: 2018, data: "2017-12-27", numero: "205" },
  { bilancio: 2019, data: "2018-12-30", numero: "145" },
  { bilancio: 2020, data: "2019-12-27", numero: "160" },
  { bilancio: 2021, data: "2020-12-30", numero: "178" },
  { bilancio: 2022, data: "2021-12-30", numero: "234" },
  { bilancio: 2023, data: "2022-12-29", numero: "197" },
  { bilancio: 2024, data: "2023-12-30", numero: "213" },
  { bilancio: 2025, data: "2024-12-30", numero: "207" },
  { bilancio: 2026, data: "2025-12-30", numero: "199" },
];

/**
 * What the budget law of a year is called, the full name first. A `bilancio 2023` may be anybody's.
 *
 * @example budgetLawNames(2007) // ["legge finanziaria 2007", "finanziaria 2007"]
 */
export function budgetLawNames(year: number): string[] {
  if (year <= 2010) return [`legge finanziaria ${year}`, `finanziaria ${year}`];
  return [year <= 2016 ? `legge di stabilità ${year}` : `legge di bilancio ${year}`];
}
