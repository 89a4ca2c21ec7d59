import type { DraftPeriod } from '#contract/course/draft.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { shownLength } from '../../../../shared/player/shownLength.ts';

interface Content {
  /** `ready` can be learnt, `working` is being made ready, `failed` cannot be used, `missing` is not there. */
  state: 'ready' | 'working' | 'failed' | 'missing';
  text: string;
}

const working = new Set<MediaState>([MediaState.queued, MediaState.processing]);

/** How it stands with what a class-hour holds, in a few words. */
export function contentOf({ media, fileType, linkUrl, hasContent, startTime, assessment, tool }: DraftPeriod): Content {
  if (media) {
    if (media.mediaState === MediaState.failed) return { state: 'failed', text: '不能用' };
    if (working.has(media.mediaState)) return { state: 'working', text: `处理 ${media.processed}%` };
    if (media.fileType === FileType.archive) return { state: 'ready', text: '压缩包' };
    return { state: 'ready', text: shownLength(media.fileType, media.length) };
  }
  if (assessment) return { state: 'ready', text: AssessmentKind.labels[assessment.assessmentKind] };
  if (tool) return { state: 'ready', text: tool.toolName };
  if (hasContent === 1) return { state: 'ready', text: '图文' };
  if (linkUrl !== '') return { state: 'ready', text: '链接' };
  if (startTime !== null) return { state: 'ready', text: shownTime(startTime) };
  return { state: 'missing', text: `缺${FileType.labels[fileType]}` };
}
