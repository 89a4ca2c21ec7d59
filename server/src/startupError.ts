/** 启动时就能说清的失败：`message` 是给运维看的完整中文句子，主程序只打印它，不打印堆栈。 */
export class StartupError extends Error {
  override name = 'StartupError';
}
