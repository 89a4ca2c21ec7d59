import { toast } from '../ui/toast.ts';

/** Puts text on the clipboard and says whether it worked; browsers only allow it on HTTPS and localhost. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('复制成功');
  } catch {
    toast('浏览器不允许复制，请手动选中');
  }
}
