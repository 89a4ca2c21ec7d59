import { isId } from '#contract/rules/id.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

/** The proposals of one vacancy, or of all; only of those who fulfil the rule, or who do not. `rules` is the page of rules. */
export const checkSpec = listSpec({ filters: { vacancy: '', fit: ['', '1', '0'], rules: '' } });

/** Which page of the rules an address means. */
export const rulesPage = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

export const wantedResults = ({ vacancy, fit }: { vacancy: string; fit: '' | '1' | '0' }) => ({
  vacancyId: isId(vacancy) ? vacancy : '0',
  isFit: fit === '' ? undefined : fit === '1' ? (1 as const) : (0 as const),
});
