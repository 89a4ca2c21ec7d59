import * as dict from '#contract/system/dict.ts';
import * as website from '#contract/system/website.ts';
import * as entSch from '#contract/user/entSch.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import type { OrgKind } from './kinds.ts';
import { natureKeys } from './natures.ts';

/** What the page of one kind needs: how it stands with the visitor's application, the agreement, and the lists. */
export async function loadApply(request: Request, api: PageApi, { orgType, noun, promise }: OrgKind) {
  const keys = ['industry', 'companySize', 'schoolLevel', natureKeys[orgType]].join(',');
  const [latest, agreement, { items }] = await Promise.all([
    latestOf(request, api, orgType),
    agreementOf(api),
    api.call(dict.items, { keys }),
  ]);
  return {
    latest,
    agreement,
    lists: {
      industry: industriesOf(items['industry'] ?? []),
      size: optionsOf(items['companySize']),
      schoolLevel: optionsOf(items['schoolLevel']),
      nature: optionsOf(items[natureKeys[orgType]]),
    },
    seo: { description: `${noun}入驻知途：${promise}。签订协议、填写资料、等待审核三步完成。` },
  };
}

export type ApplyData = Awaited<ReturnType<typeof loadApply>>;

/** The visitor's newest application of a kind; null for a guest. */
async function latestOf(request: Request, api: PageApi, orgType: OrgKind['orgType']) {
  if (!api.token) return null;
  const { list } = await answerOr(request, api.call(entSch.list, { orgType, pageSize: 1 }));
  return list[0] ?? null;
}

/** Null on a site that has published none. */
export const agreementOf = (api: PageApi) =>
  api.call(website.text, { key: 'entryAgreement' }).then(
    ({ content }) => content,
    () => null,
  );

const optionsOf = (items: readonly dict.DictItem[] = []) => items.map(({ value, label }) => ({ value, label }));

/** The industries of the second level, each with the first it belongs to. */
function industriesOf(items: readonly dict.DictItem[]) {
  const top = new Map(items.filter(({ parentValue }) => parentValue === '').map((item) => [item.value, item.label]));
  return items
    .filter(({ parentValue }) => parentValue !== '')
    .map(({ value, label, parentValue }) => ({ value, label: `${top.get(parentValue) ?? ''}：${label}` }));
}
