import { shownTime } from '#contract/rules/shownTime.ts';

/** 9 月 1 日 08:00 至 9 月 2 日 18:00. */
export const stretchText = ({ beginsAt, endsAt }: { beginsAt: string; endsAt: string }): string =>
  `${shownTime(beginsAt)} 至 ${shownTime(endsAt)}`;
