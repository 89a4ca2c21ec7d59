import { useRevalidator } from 'react-router';
import { toast } from '../../ui/toast.ts';

/** What follows a form in a dialog that was sent: it says so, closes, and the page below is loaded anew. */
export function useFinish(onClose: () => void): (done: string) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (done) => {
    toast(done);
    onClose();
    await revalidate();
  };
}
