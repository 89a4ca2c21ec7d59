/** The calls of buttons and dialogs come when they are needed: reading these pages takes none of them. */
export const askSheet = () => import('#contract/trade/sale.ts').then((api) => api.sheet);
export const askSumSheet = () => import('#contract/trade/sale.ts').then((api) => api.sumSheet);
export const bindAccount = () => import('#contract/user/account.ts').then((api) => api.update);
export const drawMoney = () => import('#contract/user/accountExtractLog.ts').then((api) => api.save);
export const decidePayout = () => import('#contract/trade/adminPayout.ts').then((api) => api.decide);
export const askBatch = () => import('#contract/trade/adminPayout.ts').then((api) => api.batch);
export const payPayout = () => import('#contract/trade/adminPayout.ts').then((api) => api.pay);
export const confirmPayout = () => import('#contract/trade/adminPayout.ts').then((api) => api.confirm);
export const bouncePayout = () => import('#contract/trade/adminPayout.ts').then((api) => api.bounce);
