import { view } from '#contract/course/periodAudit.ts';
import type { DraftChapter, DraftPeriod, Facts } from '#contract/course/draft.ts';
import { update as updateChapter } from '#contract/course/chapterAudit.ts';
import { update as updateFacts } from '#contract/course/courseAudit.ts';
import { update as updatePeriod } from '#contract/course/periodAudit.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { call } from '../../../../kit/call.ts';
import type { Lines } from './desk.ts';
import type { Known } from './recordWriter.ts';

const quiet = { isShowErrTip: false };

export function knownFacts({ revision, ...fields }: Facts): Known {
  return { revision, fields };
}

export function knownChapter({ revision, chapterName, chapterDesc, isFree }: Omit<DraftChapter, 'periods'>): Known {
  return { revision, fields: { chapterName, chapterDesc, isFree } };
}

/** A class-hour as it is written: its files by their numbers. The text is known only where it was asked for. */
export function knownPeriod(period: DraftPeriod & { content?: string }): Known {
  const { revision, media, wares, periodName, periodDesc, isFree, fileType, linkUrl, pageSeconds } = period;
  const { startTime, minutes, content } = period;
  const fields = { periodName, periodDesc, isFree, fileType, linkUrl, pageSeconds, startTime, minutes };
  const files = {
    mediaId: media?.mediaId ?? null,
    assessmentId: period.assessment?.id ?? null,
    toolLinkId: period.tool?.id ?? null,
    wares: wares.map(({ docName, media: { mediaId } }) => ({ docName, mediaId })),
  };
  return { revision, fields: { ...fields, ...files, ...(content === undefined ? {} : { content }) } };
}

/** How the three records of a course are sent. `onPeriod` hears what the server made of a class-hour. */
export const linesOf = (onPeriod: (period: DraftPeriod) => void): Lines => ({
  facts: {
    send: async (id, input, options) => knownFacts(await call(updateFacts, { id, ...input }, { ...quiet, ...options })),
    theirsOf: (_, { data }) => knownFacts(data as Facts),
  },
  chapter: {
    send: async (id, input, options) =>
      knownChapter(await call(updateChapter, { id, ...input }, { ...quiet, ...options })),
    theirsOf: (_, { data }) => knownChapter(data as DraftChapter),
  },
  period: {
    send: async (id, input, options) => {
      const sent = { id, ...input } as InputOf<typeof updatePeriod.input>;
      const period = await call(updatePeriod, sent, { ...quiet, ...options });
      onPeriod(period);
      return knownPeriod(sent.content === undefined ? period : { ...period, content: sent.content });
    },
    // The answer has not the text, which may be what both wrote on.
    theirsOf: async (id, { data }, isWritten) => {
      const theirs = isWritten('content') ? await call(view, { id }, quiet) : (data as DraftPeriod);
      onPeriod(theirs);
      return knownPeriod(theirs);
    },
  },
});
