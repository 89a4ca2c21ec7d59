import type { Audience } from '#contract/rules/visibility.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';

const exportJson = () => import('#contract/user/userProfile.ts').then((api) => api.exportJson);

/** What is on the screen as JSON Resume, which other houses read and we read again. */
export function JsonButton({ audience }: { audience: Audience }) {
  const { send, sending } = usePress(exportJson);
  return (
    <Button
      size="sm"
      loading={sending}
      loadingLabel="准备中"
      onClick={() => void send({ audience }).then((file) => file && keepFile(file))}
    >
      下载 JSON
    </Button>
  );
}
