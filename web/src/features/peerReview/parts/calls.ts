/** The writes of these pages; their contracts come with the first press. */
const own = () => import('#contract/exam/peerReview.ts');
const manage = () => import('#contract/exam/peerReviewManage.ts');

export const sendReview = () => own().then(({ submit }) => submit);
export const objectTo = () => own().then(({ appeal }) => appeal);
export const withdrawObjection = () => own().then(({ withdraw }) => withdraw);
export const assignReviews = () => manage().then(({ assign }) => assign);
export const replaceReviewer = () => manage().then(({ replace }) => replace);
export const giveReviewBack = () => manage().then(({ giveBack }) => giveBack);
export const countReview = () => manage().then(({ count }) => count);
export const publishReviews = () => manage().then(({ publish }) => publish);
export const settleObjection = () => manage().then(({ settle }) => settle);
