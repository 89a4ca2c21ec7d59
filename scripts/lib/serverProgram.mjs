/**
 * 服务怎样运行：npm start、截图与测量用的是同一行，运行的是构建好的服务（docs/decisions/0011）。
 * 年轻代 16 MB：大一倍能让小调用再快一成，空闲时却多占近 30 MB（docs/performance.md）。
 */
export const serverProgram = ['--max-semi-space-size=16', 'build/server/main.js'];
