/**
 * Leaves for the wallet. It wants to see from which site somebody comes (WeChat H5 refuses who comes from nowhere), which
 * our pages else do not tell.
 */
export function leaveFor(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.referrerPolicy = 'origin';
  document.body.append(link);
  link.click();
  link.remove();
}
