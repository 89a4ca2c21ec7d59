import { moneyText } from '../../../kit/moneyText.ts';
import type { StageOffer } from '../../../shared/player/stage.ts';
import type { Detail } from './loadDetail.ts';

/** What a closed class-hour says: what the course costs now, or that this visitor may take it without paying. */
export function stageOffer({ course, standing, promotion }: OfferedCourse): StageOffer {
  if (course.isFree === 1)
    return standing
      ? { note: '这门课程免费，加入后进度会记下来', join: '免费报名' }
      : { note: '这门课程免费', join: '' };
  if (standing?.isVipJoin === 1) return { note: '你是会员，可以免费加入，进度会记下来', join: '会员免费加入' };
  const plain = `这门课程 ${moneyText(course.courseDiscount)}`;
  const price = promotion ? `这门课程${promotion.mark} ${moneyText(promotion.shown.cents / 100)}` : plain;
  return { note: standing ? price : `${price}；买过的，登录就能学`, join: '' };
}

interface OfferedCourse {
  course: Pick<Detail['course'], 'isFree' | 'courseDiscount'>;
  standing: Pick<NonNullable<Detail['standing']>, 'isVipJoin'> | null;
  promotion: Pick<NonNullable<Detail['promotion']>, 'shown' | 'mark'> | null;
}
