import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';
import { Id, text } from '../kit/values.ts';
import { CUE_LENGTH, CUES, LAST_SECOND, SUBTITLE_BYTES, SUBTITLE_LANGUAGES } from '../rules/subtitles.ts';

const failure = failuresOf<'course'>();

export const SUBTITLES_CHANGED = reworded(CONFLICT, '这份字幕在别处改过了，你写的还在这里');
export const NO_SUBTITLES = failure(2431, '这个文件里没有读到字幕，请上传 SRT 或 VTT 文件');
export const TOO_MANY_CUES = failure(2432, `一份字幕最多 ${CUES} 句，请分开上传`);
export const NOT_SPOKEN = failure(2433, '只有视频和音频能加字幕');

const Second = z.number('请填写时间').min(0, '时间不能早于开头').max(LAST_SECOND, '时间超出了一天');

const CueRow = z
  .object({ from: Second, to: Second, text: text(CUE_LENGTH, '字幕') })
  .refine(({ from, to }) => to > from, { path: ['to'], error: '结束要晚于开始' });

const which = {
  id: Id.of('mediaFile'),
  lang: z.enum(SUBTITLE_LANGUAGES, '请选择语言'),
};
const named = { ...which, version: z.string().regex(/^[\da-f]{0,64}$/, '请刷新页面后再改') };

const Subtitle = z.object({
  lang: z.string(),
  label: z.string(),
  /** Of these subtitles; to be named with the next change, empty while there are none. */
  version: z.string(),
  cues: z.array(z.object({ from: z.number(), to: z.number(), text: z.string() })),
});

export type Subtitle = z.infer<typeof Subtitle>;

export const view = endpoint({
  summary: '我的视频的一份字幕，一句一句；还没有时是空的',
  method: 'POST',
  path: '/course/auth/course/video/subtitle/view',
  kind: 'read',
  input: z.object(which),
  output: Subtitle,
  fails: [NOT_FOUND],
});

export const upload = endpoint({
  summary: '上传 SRT 或 VTT 字幕，替换这种语言原来的',
  method: 'POST',
  path: '/course/auth/course/video/subtitle/upload',
  kind: 'write',
  bodyLimit: 2 * SUBTITLE_BYTES,
  input: z.object({
    ...named,
    /** What the file says, as text. */
    content: z
      .string()
      .max(SUBTITLE_BYTES, '字幕文件最大 2 MB')
      .refine((words) => !words.includes('\0') && words.isWellFormed(), '这个文件不是字幕'),
  }),
  output: Subtitle,
  fails: [NOT_FOUND, SUBTITLES_CHANGED, NO_SUBTITLES, TOO_MANY_CUES, NOT_SPOKEN],
});

export const save = endpoint({
  summary: '存下改过的字幕；在别处改过时 409',
  method: 'POST',
  path: '/course/auth/course/video/subtitle/save',
  kind: 'write',
  bodyLimit: 2 * SUBTITLE_BYTES,
  input: z.object({
    ...named,
    cues: z.array(CueRow).min(1, '请至少写一句，不要字幕就删除它').max(CUES, `一份字幕最多 ${CUES} 句`),
  }),
  output: Subtitle,
  fails: [NOT_FOUND, SUBTITLES_CHANGED, NOT_SPOKEN],
});

export const remove = endpoint({
  summary: '删除一种语言的字幕',
  method: 'POST',
  path: '/course/auth/course/video/subtitle/delete',
  kind: 'write',
  input: z.object(named),
  output: z.object({ version: z.string() }),
  fails: [NOT_FOUND, SUBTITLES_CHANGED],
});
