/** What the global search looks for, decided by the section the user is in (specification, section 2, Header). */
export function searchTypeOf(pathname: string): number {
  return bySection.get(pathname.split('/')[1] ?? '') ?? 1;
}

/** The search box of the four directory pages has a numbering of its own. */
export function searchBoxTypeOf(pathname: string): number | undefined {
  return byDirectory.get(pathname);
}

const bySection = new Map([
  ['live', 2],
  ['resource', 4],
  ['exam', 5],
  ['blog', 6],
  ['question', 7],
  ['info', 8],
]);

const byDirectory = new Map([
  ['/list', 1],
  ['/enterpriseList', 2],
  ['/organizationlist', 3],
  ['/positionlist', 4],
]);
