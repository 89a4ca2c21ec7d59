/**
 * 服务怎样运行：npm start、截图与测量用的是同一行，运行的是构建好的服务（docs/decisions/0011）。
 * 年轻代放大到 32 MB：一次调用分配的东西活不过一次回收，回收得少，小调用的处理器时间少一成（docs/performance.md）。
 */
export const serverProgram = ['--max-semi-space-size=32', 'build/server/main.js'];
