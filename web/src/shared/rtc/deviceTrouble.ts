/** What a browser that gives no microphone, camera or screen is told to be about; `unaffected` goes on without it. */
export function deviceTrouble(device: string, error: unknown, unaffected: string): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return `浏览器没有允许使用${device}：点地址栏左侧的图标，改成允许，再试一次`;
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return `没有找到${device}：请接上设备再打开它，${unaffected}不受影响`;
  if (name === 'NotReadableError') return `${device}正被别的程序占用：关掉那个程序，再打开一次`;
  return `${device}打不开，请换一个设备再试`;
}
