/**
 * 一门课的评论，先写的在前。每行「学员 星 正文」，星写 0 是不带星的留言；
 * 以「> 」开头的是讲师对上一条的答复，以「>学员 」开头的是另一位学员的答复。
 */
export type SeedComments = Record<string, string[]>;
