import type { DraftPeriod } from '#contract/course/draft.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';

/** A class-hour as its form holds it. */
export interface PeriodValues {
  periodName: string;
  periodDesc: string;
  isFree: 0 | 1;
  fileType: FileType;
  mediaId: string | null;
  assessmentId: string | null;
  toolLinkId: string | null;
  linkUrl: string;
  content: string;
  pageSeconds: number | null;
  startTime: string | null;
  minutes: number | null;
  wares: { docName: string; mediaId: string }[];
}

export function valuesOf(period: DraftPeriod, content: string): PeriodValues {
  const { periodName, periodDesc, isFree, fileType, linkUrl, pageSeconds, startTime, minutes } = period;
  return {
    periodName,
    periodDesc,
    isFree,
    fileType,
    linkUrl,
    pageSeconds,
    startTime,
    minutes,
    content,
    mediaId: period.media?.mediaId ?? null,
    assessmentId: period.assessment?.id ?? null,
    toolLinkId: period.tool?.id ?? null,
    wares: period.wares.map(({ docName, media: { mediaId } }) => ({
      docName,
      mediaId,
    })),
  };
}
