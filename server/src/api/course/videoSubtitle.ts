import * as contract from '#contract/course/videoSubtitle.ts';
import { parseCues } from '#contract/rules/cues.ts';
import type { Cue } from '#contract/rules/cues.ts';
import { CUE_LENGTH, CUES, LAST_SECOND, subtitleLanguages } from '#contract/rules/subtitles.ts';
import type { SubtitleLanguage } from '#contract/rules/subtitles.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import type { UserCtx } from '../../kit/context.ts';
import type { OwnMedia } from '../../domain/media/ownMedia.ts';
import { lockOwnMedia, ownMedia } from '../../domain/media/ownMedia.ts';
import { subtitleVersion, textOf, writeSubtitles } from '../../domain/media/subtitles.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, async (ctx, { id, lang }) => {
  const { subtitles } = await ownMedia(ctx.db, ctx.user, id);
  const found = subtitles.find((one) => one.lang === lang);
  const cues = found ? parseCues(await textOf(ctx.providers.storage, found.key)) : [];
  return { lang, label: found?.label ?? subtitleLanguages[lang], version: subtitleVersion(subtitles, lang), cues };
});

export const upload = handle(contract.upload, async (ctx, { content, ...which }) => {
  const media = await speaking(ctx, which);
  const cues = parseCues(content).flatMap(usable);
  if (cues.length === 0) throw fail(contract.NO_SUBTITLES);
  if (cues.length > CUES) throw fail(contract.TOO_MANY_CUES);
  return write(ctx, media, which.lang, cues);
});

/** What a file says of no time at all, or after the end of the day, cannot be shown. */
function usable({ from, to, text }: Cue): Cue[] {
  const words = text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, CUE_LENGTH)
    .toWellFormed();
  return to > from && to <= LAST_SECOND && words !== '' ? [{ from, to, text: words }] : [];
}

export const save = handle(contract.save, async (ctx, { cues, ...which }) => {
  const media = await speaking(ctx, which);
  return write(
    ctx,
    media,
    which.lang,
    cues.toSorted((one, other) => one.from - other.from),
  );
});

export const remove = handle(contract.remove, async (ctx, which) => {
  const { version } = await write(ctx, await speaking(ctx, which), which.lang, null);
  return { version };
});

/** A film or a sound of one's own whose subtitles are as they were seen. */
async function speaking(
  ctx: UserCtx,
  { id, lang, version }: { id: string; lang: string; version: string },
): Promise<OwnMedia> {
  const media = await lockOwnMedia(ctx.db, ctx.user, id);
  if (media.fileType !== FileType.video && media.fileType !== FileType.audio) throw fail(contract.NOT_SPOKEN);
  if (subtitleVersion(media.subtitles, lang) !== version) throw fail(contract.SUBTITLES_CHANGED);
  return media;
}

async function write(ctx: UserCtx, media: OwnMedia, lang: SubtitleLanguage, cues: readonly Cue[] | null) {
  const { storage } = ctx.providers;
  const { version, unneeded } = await writeSubtitles(ctx.db, storage, media, lang, cues);
  ctx.afterCommit(async () => {
    for (const key of unneeded) await storage.remove(key);
  });
  return { lang, label: subtitleLanguages[lang], version, cues: [...(cues ?? [])] };
}
