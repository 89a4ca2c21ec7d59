import { Steps } from '../../../ui/Steps.tsx';

const steps = ['阅读协议', '填写资料', '等待审核'];

export function StepBars() {
  return (
    <>
      <Steps label="刚开始" steps={steps} current={0} />
      <Steps label="可以回到前一步" steps={steps} current={1} hrefOf={() => '/demo/parts/steps'} />
      <Steps label="没有通过" steps={steps} current={2} isFailed />
      <Steps label="都完成了" steps={steps} current={3} />
    </>
  );
}
