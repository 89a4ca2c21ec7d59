import { promoting } from '#contract/fields/console.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from './FormDialog.tsx';
import { recommendPerson } from './personCalls.ts';
import type { PersonView } from './personView.ts';

/** Lets somebody recommend others, or takes it back; the person hears of it with the reason. */
export function PromoterAct({ view: { userNo, name, isRecommended } }: { view: PersonView }) {
  const [isOpen, setOpen] = useState(false);
  const act = isRecommended === 1 ? '收回推荐资格' : '开通推荐资格';
  const note =
    isRecommended === 1
      ? '推荐链接与推荐码马上不能用，以后的订单不再算佣金；已经下单的照算'
      : '有自己的推荐链接、推荐码与海报，由它们注册的人付款以后得到佣金';
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {act}
      </Button>
      {isOpen ? (
        <FormDialog
          title={`${act}：${name}`}
          note={note}
          submitLabel={isRecommended === 1 ? '收回' : '开通'}
          isDanger={isRecommended === 1}
          write={recommendPerson}
          fixed={{ userNo, isRecommended: 1 - isRecommended }}
          table={promoting}
          fields={[{ name: 'reason', rows: 3, help: '写给本人看，也记在操作日志里' }]}
          done={isRecommended === 1 ? '收回成功，已经通知本人' : '开通成功，已经通知本人'}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
