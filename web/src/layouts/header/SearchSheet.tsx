import { Dialog } from '../../ui/Dialog.tsx';
import { SearchBox } from './SearchBox.tsx';

/** The search box on narrow windows. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="搜索">
      <SearchBox wide onSearch={onClose} />
    </Dialog>
  );
}
