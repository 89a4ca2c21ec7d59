import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';

const use = () => import('#contract/course/typicalPosition.ts').then((api) => api.use);

/** An enterprise says that it uses this typical position, or no more. */
export function UseButton({ id, isUsed }: { id: string; isUsed: 0 | 1 }) {
  const { send, sending } = usePress(use);
  return (
    <Button
      variant={isUsed === 1 ? 'default' : 'primary'}
      loading={sending}
      onClick={() => void send({ id, isUsed: isUsed === 1 ? 0 : 1 }, isUsed === 1 ? '不再采用' : '采用成功')}
    >
      {isUsed === 1 ? '不再采用' : '采用这个岗位'}
    </Button>
  );
}
