/** How a link of the site opens. */
export const targetChoices = [
  { value: '_self', label: '在本页打开' },
  { value: '_blank', label: '在新窗口打开' },
] as const;

export const targetName = (target: string): string => (target === '_blank' ? '新窗口' : '本页');

export const addressHelp = '以 / 开头的本站地址，或 http 开头的网址';
