import { redirect } from 'react-router';
import * as dict from '#contract/system/dict.ts';
import * as org from '#contract/user/org.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { infoPage } from './infoTitle.ts';

/** The facts of my organization and, for those who may edit them, the change that waits. */
export async function loadInfo(request: Request, api: PageApi) {
  const facts = await answerOr(request, api.call(org.infoView, {}));
  const change = facts.mayEdit === 1 ? (await answerOr(request, api.call(org.infoAuditView, {}))).change : null;
  return { facts, change };
}

export type LoadedInfo = Awaited<ReturnType<typeof loadInfo>>;

const natures: Readonly<Record<number, string>> = { 3: 'organizationNature', 4: 'schoolNature', 5: 'companyNature' };

/** The same with the lists that the form offers; who may not edit sees the facts instead. */
export async function loadForm(request: Request, api: PageApi) {
  const info = await loadInfo(request, api);
  if (info.facts.mayEdit === 0) throw redirect(infoPage);
  const nature = natures[info.facts.orgType]!;
  const { items } = await api.call(dict.items, { keys: ['industry', 'companySize', 'schoolLevel', nature].join(',') });
  const list = (key: string) => (items[key] ?? []).map(({ value, label }) => ({ value, label }));
  return {
    ...info,
    lists: {
      industry: list('industry'),
      size: list('companySize'),
      schoolLevel: list('schoolLevel'),
      nature: list(nature),
    },
  };
}

export type LoadedForm = Awaited<ReturnType<typeof loadForm>>;
