import type { codes as adminCodes } from '#contract/trade/adminCouponBatch.ts';
import type { codes as sellerCodes } from '#contract/trade/couponBatch.ts';
import type { CouponBatch } from '#contract/trade/couponShapes.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';

export type GetCodes = () => Promise<typeof adminCodes | typeof sellerCodes>;

/** The codes of a batch in which each is for one person, as a file to hand them out from. */
export function CodesButton({ row, codes }: { row: CouponBatch; codes: GetCodes }) {
  const { send, sending } = usePress(codes);
  const download = async () => {
    const file = await send({ id: row.batchId }, '下载好了，发给每个人一个');
    if (file) keepFile(file);
  };
  return (
    <Button
      size="sm"
      loading={sending}
      loadingLabel="生成中"
      aria-label={`下载「${row.batchName}」的优惠码`}
      onClick={() => void download()}
    >
      下载码
    </Button>
  );
}
