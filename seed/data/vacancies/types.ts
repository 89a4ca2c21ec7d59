/**
 * A vacancy: name, kind of job (a name of the third level of jobType.ts), salary in thousands from and to (0, 0 is 面议),
 * values of education, workYears and positionNature, people wanted, duties, demands, and the key of the typical
 * position whose abilities it asks for.
 */
export type SeedVacancy = readonly [
  name: string,
  jobType: string,
  salaryMin: number,
  salaryMax: number,
  degree: string,
  experience: string,
  nature: string,
  wanted: number,
  duties: string,
  demands: string,
  typical?: string,
];

/** By the key of the enterprise. */
export type SeedVacancies = Readonly<Record<string, { place: string; recruiter: string; list: readonly SeedVacancy[] }>>;
