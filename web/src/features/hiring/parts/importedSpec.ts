import { ImportedStage } from '#contract/rules/importedTalent.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

export const importedSpec = listSpec({
  filters: { stage: ['', ...ImportedStage.values.map(String)], tag: '', str: '' },
});

/** What is asked for by an address. */
export const importedAsked = ({ stage, tag, str }: { stage: string; tag: string; str: string }) => ({
  talentStage: valueOf(ImportedStage, stage),
  tagName: tag.slice(0, 12),
  str: str.slice(0, 30),
});

/** The last day is near: it is to be decided whether they agree anew. */
export const isEnding = (keepUntil: string, today: string, days: number): boolean =>
  Date.parse(`${keepUntil}T00:00:00Z`) - Date.parse(`${today.slice(0, 10)}T00:00:00Z`) <= days * 86_400_000;
