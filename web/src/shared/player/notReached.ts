/** Said where somebody asks for a place that the course does not let them jump to. */
export const NOT_REACHED = '还没有学到这里，这门课程不允许跳过没有看过的部分';
