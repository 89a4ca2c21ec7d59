import { ProductType } from '#contract/rules/orders.ts';
import { buyPath, buyProgramPath, buyVipPath } from '#contract/rules/pagePaths.ts';

interface ProductWords {
  called: (name: string) => string;
  /** The head of the page that says that it is paid, */
  paid: string;
  /** where it is now, */
  holds: string;
  /** and the way to it. */
  begin: string;
  /** The same from the list of orders. */
  enter: string;
  again: (productId: string) => string;
  wish: (productId: string) => { courseId: string } | { vipSetId: string } | { programId: string };
}

/** How each kind of product is spoken of. */
export const productWords: Readonly<Record<ProductType, ProductWords>> = {
  [ProductType.course]: {
    called: (name) => `《${name}》`,
    paid: '付好了，开始学吧',
    holds: '已经放进「我的课程」',
    begin: '开始学习',
    enter: '进入学习',
    again: buyPath,
    wish: (courseId) => ({ courseId }),
  },
  [ProductType.membership]: {
    called: (name) => name,
    paid: '付好了，会员已经生效',
    holds: '已经算进你的会员期',
    begin: '看我的会员',
    enter: '看会员',
    again: buyVipPath,
    wish: (vipSetId) => ({ vipSetId }),
  },
  [ProductType.program]: {
    called: (name) => `学习方案「${name}」`,
    paid: '付好了，沿着方案学吧',
    holds: '已经加入，随它开通的课程在「我的课程」',
    begin: '看方案',
    enter: '看方案',
    again: buyProgramPath,
    wish: (programId) => ({ programId }),
  },
};
