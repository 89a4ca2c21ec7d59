/** The writes about orders; their contracts come when they are first needed. */
export const placeOrder = () => import('#contract/trade/orderInfo.ts').then((api) => api.save);
export const showCode = () => import('#contract/trade/orderInfo.ts').then((api) => api.pay);
export const askPayer = () => import('#contract/trade/orderInfo.ts').then((api) => api.payer);
export const payByBalance = () => import('#contract/trade/orderInfo.ts').then((api) => api.balance);
export const checkPaid = () => import('#contract/trade/orderInfo.ts').then((api) => api.check);
export const viewOrder = () => import('#contract/trade/orderInfo.ts').then((api) => api.view);
export const cancelOrder = () => import('#contract/trade/orderInfo.ts').then((api) => api.close);
export const askRefund = () => import('#contract/trade/orderInfo.ts').then((api) => api.refund);
export const withdrawRefund = () => import('#contract/trade/orderInfo.ts').then((api) => api.withdraw);
export const bringBack = () => import('#contract/course/order.ts').then((api) => api.addCourseToUser);
