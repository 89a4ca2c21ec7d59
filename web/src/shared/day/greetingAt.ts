/** How to greet at this wire time, which is the time in China. */
export function greetingAt(wire: string): string {
  const hour = Number(wire.slice(11, 13));
  if (hour < 5) return '夜深了';
  if (hour < 9) return '早上好';
  if (hour < 12) return '上午好';
  if (hour < 14) return '中午好';
  if (hour < 18) return '下午好';
  return '晚上好';
}
