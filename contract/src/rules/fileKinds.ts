import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What a class-hour or a file is (specification, section 3); from 10 on they are numbers of ours. */
export const FileType = choice({
  video: [4, '视频'],
  audio: [5, '音频'],
  image: [6, '图片'],
  document: [7, '文档'],
  link: [8, '链接'],
  webPage: [9, '链接'],
  archive: [10, '压缩包'],
  text: [11, '图文'],
  package: [12, '课件包'],
  assessment: [13, '作业与考试'],
  tool: [14, '外部工具'],
});

export type FileType = ValueOf<typeof FileType>;

/** The kinds of files that resources are filtered by, in the order of the filter. */
export const FileKind = choice({
  document: [7, '文档'],
  image: [6, '图片'],
  audio: [5, '音频'],
  video: [4, '视频'],
  archive: [10, '压缩包'],
});

export type FileKind = ValueOf<typeof FileKind>;
