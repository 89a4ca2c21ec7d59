const kinds: readonly [RegExp, string][] = [
  [/\.(docx?|wps|txt|md)$/i, '文档'],
  [/\.pdf$/i, 'PDF'],
  [/\.(xlsx?|csv|et)$/i, '表格'],
  [/\.(pptx?|dps)$/i, '幻灯片'],
  [/\.(png|jpe?g|gif|webp|svg)$/i, '图片'],
  [/\.(mp3|m4a|wav|ogg)$/i, '音频'],
  [/\.(mp4|m4v|webm|mov)$/i, '视频'],
  [/\.(zip|rar|7z|tar|gz)$/i, '压缩包'],
];

/** What a file is, by its name: 表格, PDF; 文件 for anything else. */
export const fileKind = (name: string): string => kinds.find(([ending]) => ending.test(name))?.[1] ?? '文件';
