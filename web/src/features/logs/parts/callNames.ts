import { labelsIn } from '#contract/kit/fieldNames.ts';
import { fieldNames } from './fieldNames.ts';

interface Call {
  path: string;
  input: unknown;
}

/** Only the loader asks, so that no browser gets the whole contract. */
const contracts = import.meta.glob<Record<string, unknown>>(
  '../../../../../contract/src/{course,startup,system,user}/*.ts',
  {
    eager: true,
  },
);

const resources = Object.values(contracts).map((exported) => Object.values(exported).filter(isCall));

/**
 * What the fields in these texts of a log are called: as the call declared them, else its resource, else the few that no
 * call declares, else any call.
 */
export function namesFor(path: string, texts: string): Record<string, string> {
  const resource = resources.find((calls) => calls.some((call) => call.path === path)) ?? [];
  const own = resource.filter((call) => call.path === path);
  const names = { ...namesIn(resources.flat()), ...fieldNames, ...namesIn([...resource, ...own]) };
  return Object.fromEntries(Object.entries(names).filter(([field]) => texts.includes(`"${field}"`)));
}

const namesIn = (calls: readonly Call[]): Record<string, string> =>
  Object.assign({}, ...calls.map(({ input }) => labelsIn(input)));

function isCall(one: unknown): one is Call {
  return typeof one === 'object' && one !== null && 'path' in one && 'input' in one;
}
