/**
 * The kinds of files that resources are filtered by, in the order of the filter: the file types of the specification
 * (section 3), and 10, a number of ours, for archives.
 */
export const fileKinds = { 7: '文档', 6: '图片', 5: '音频', 4: '视频', 10: '压缩包' } as const;

export type FileKind = 4 | 5 | 6 | 7 | 10;

/** In the order of the filter; object keys would come sorted by number. */
export const fileKindOrder: readonly FileKind[] = [7, 6, 5, 4, 10];
