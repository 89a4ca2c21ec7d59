import { css, js, ts, xml } from './html.ts';
import { blanks, code, compound, easy, hard, judge, matching, medium, multiple, number, ordering, part, short, single } from './write.ts';

export const webQuestions = [
  // single choice
  single('页面里最主要的内容（每页只有一处）应当放在哪个元素里？', ['`<section>`', '`<aside>`', '`<header>`', '`<main>`'], 'D', '`<main>` 标出页面的主要内容，读屏软件可以直接跳到这里，一页只应有一个可见的 `<main>`。`<aside>` 放附带的内容。', easy('HTML 语义')),
  single('图片只是装饰，没有信息，`alt` 应当怎样写？', ['不写 `alt`', '`alt=""`', '`alt="图片"`', '`alt` 里写文件名'], 'B', '空的 `alt` 告诉读屏软件跳过它；不写 `alt`，有的读屏软件会念出文件名，反而打扰。有信息的图片则要写出信息。', easy('HTML 语义')),
  single('在弹性布局（flex）的横向容器里，让子元素在竖直方向居中，用哪个属性？', ['`align-items: center`', '`justify-content: center`', '`text-align: center`', '`float: center`'], 'A', '横向排列时，主轴是水平的，交叉轴是竖直的；`align-items` 管交叉轴，`justify-content` 管主轴。`float` 没有 `center`。', easy('CSS 布局')),
  single(['下面的元素在页面上占多宽（不算外边距）？', css('.card {', '  box-sizing: border-box;', '  width: 300px;', '  padding: 20px;', '  border: 5px solid;', '}')], ['350px', '340px', '300px', '250px'], 'C', '`border-box` 时，`width` 已经包括内边距和边框，所以占 300px；内容区只剩 $300-2\\times20-2\\times5=250$ 像素。', easy('CSS 布局')),
  single('在 JavaScript 里，`const` 声明的变量有什么限制？', ['对象的属性不能修改', '不能重新赋值', '只能是数字或字符串', '只能在函数外使用'], 'B', '`const` 只限制名字不能再指向别的值；它指着的对象或数组，内容仍可修改。', easy('JavaScript 基础')),
  single('`[1, 2, 3].map((n) => n * 2)` 的结果是什么？', ['`12`', '`[1, 2, 3, 2]`', '`undefined`', '`[2, 4, 6]`'], 'D', '`map` 对每个元素求值，返回同样长度的新数组，原数组不变。', easy('JavaScript 基础')),
  single('服务器答复的状态码 404 表示什么？', ['没有找到所请求的资源', '服务器内部出错', '请求成功', '没有登录'], 'A', '4 开头是请求方的问题，404 是找不到；500 是服务器出错，200 是成功，401 是没有通过身份验证。', easy('异步与请求')),
  single('构建时给文件名加上内容的指纹（如 `app.3f9a.js`），主要好处是什么？', ['文件会被压缩得更小，下载更快', '别人猜不到文件名，代码不会泄露', '可以放心地长期缓存，内容变了名字也变', '浏览器会优先加载名字里带指纹的文件'], 'C', '同一个名字的内容永远不变，就能让浏览器缓存一年；更新之后名字变了，自然会取新的。', easy('工程化与部署')),
  single(['下面的代码打印什么？', js('console.log(0 == "");', 'console.log(0 === "");')], ['`false`、`false`', '`true`、`false`', '`true`、`true`', '`false`、`true`'], 'B', '`==` 会先转换类型，空字符串转成 0，相等；`===` 类型不同就不相等。平常用 `===`，少一些意外。', medium('JavaScript 基础')),
  single(['下面的代码依次打印什么？', js('console.log("a");', 'setTimeout(() => console.log("b"), 0);', 'Promise.resolve().then(() => console.log("c"));', 'console.log("d");')], ['a b c d', 'a d b c', 'a c d b', 'a d c b'], 'D', '同步代码先执行完：a、d；然后是微任务里的 c；定时器的回调是下一个任务，最后打印 b。', medium('异步与请求')),
  single('两个请求互不依赖，想同时发出、都完成后再继续，应当怎样写？', ['`await Promise.all([a(), b()])`', '`await a(); await b()`', '`a(); b(); return`', '`await Promise.race([a(), b()])`'], 'A', '`Promise.all` 等全部完成，时间取决于较慢的那个；先后 `await` 则要把两段时间加起来；`race` 只等最先完成的。', medium('异步与请求')),
  single('组件里有一个“全选”框，它的勾选与否完全由列表里每一项决定。最稳妥的做法是什么？', ['另存一个状态，用副作用去同步', '每次点击时直接改页面元素', '由列表的状态当场算出，不另存', '存进全局变量'], 'C', '能算出来的就不要再存一份：两份状态总有不一致的时候。把它当作列表的函数，列表变了它自然跟着变。', medium('组件与状态')),
  single('列表渲染时，用数组下标当作每一项的键（key），在什么情况下会出问题？', ['列表只显示、从不改变时', '中间插入、删除或重新排序时', '列表超过一百项、需要滚动时', '只在末尾追加新的一项时'], 'B', '键说的是“这一项还是原来那一项”。插入之后下标整体移动，框架会把输入框里的内容、焦点等留给错误的项。应当用数据里稳定的编号。', medium('组件与状态')),
  single(['宽度不足时卡片自动换行、每张至少 240 像素宽、余下的空间平分，哪种写法最合适？'], ['`grid-template-columns: repeat(4, 240px)`', '`grid-template-columns: repeat(auto-fill, 25%)`', '`display: flex; flex-wrap: nowrap; min-width: 240px`', '`grid-template-columns: repeat(auto-fill, minmax(240px, 1fr))`'], 'D', '`auto-fill` 让列数随宽度而定，`minmax(240px, 1fr)` 规定最窄的宽度并平分余下的空间，不必为各种屏幕写断点。', medium('CSS 布局')),
  single('用户反复点“提交”会产生两张订单。只在页面上禁用按钮够不够？', ['不够，服务器也要能识别重复的请求', '够，按钮禁用后不可能再发', '够，只要把请求改成 GET', '不够，应当改用弹窗提醒'], 'A', '网络重试、刷新、脚本都能绕过按钮。页面禁用是为了体验，真正的保证是服务器用唯一的请求编号去重。', medium('异步与请求')),
  single('图片没有写宽和高，加载出来时把下面的文字猛地推下去。这种现象影响哪个指标？', ['首字节时间（TTFB）', '最大内容绘制（LCP）', '累积布局偏移（CLS）', '交互到下次绘制（INP）'], 'C', '累积布局偏移衡量页面元素意外移动了多少。给图片写上宽高（或 `aspect-ratio`），浏览器就能先把位置留好。', medium('性能与无障碍')),
  single(['下面的代码打印什么？', js('for (var i = 0; i < 3; i += 1) {', '  setTimeout(() => console.log(i), 100);', '}')], ['3 3 3', '0 1 2', '2 2 2', '0 0 0'], 'A', '`var` 的作用范围是整个函数，三个回调看到的是同一个 `i`，执行时它已经是 3。换成 `let`，每一圈都有自己的 `i`，打印 0 1 2。', hard('JavaScript 基础')),
  single('用户先搜“云”，再搜“云杉”，第一个请求反而后回来，把正确的结果覆盖了。最好怎样处理？', ['给每个请求加一秒延时，让它们错开', '发新请求时取消上一个，或只接受最后一次请求的结果', '把每次的结果都存进本地存储，显示时取最长的', '改成同步请求，让页面等它回来再让用户输入'], 'B', '这是竞态：先发的不一定先到。用 `AbortController` 取消旧请求，或者给请求编号、只认最新的编号，才不受到达次序影响。', hard('异步与请求')),
  single(['评论内容由用户输入，下面哪种显示方式会带来脚本注入的危险？'], ['`node.textContent = text`', '在 React 里写 `{text}`', '在 Vue 里写 `{{ text }}`', '`node.innerHTML = text`'], 'D', '`innerHTML` 把文本当作 HTML 解析，`<img src=x onerror=…>` 之类就会执行。另外三种都会把它当作普通文字。确实要显示富文本，先在服务器按白名单清洗。', hard('工程化与部署')),
  single('页面首次打开很慢，瀑布图显示：HTML 很快，一个 1.8 MB 的脚本下载并执行了 4 秒。优先做什么？', ['把首屏的图片换成更小的格式', '换更快的域名服务，缩短解析的时间', '按路由拆分脚本，只加载这一页要用的部分', '给列表接口加缓存，减少查库'], 'C', '瓶颈在脚本的下载和执行，先减少它：按路由拆分、去掉没用到的库、把用得少的部分延后加载。其余做法都没有针对这一段。', hard('性能与无障碍')),

  // multiple choice
  multiple('下面哪些是语义化的元素？', ['`<nav>`', '`<article>`', '`<div>`', '`<button>`'], 'ABD', '`<nav>` 是导航，`<article>` 是独立的一篇，`<button>` 是按钮，名字就说明了用途；`<div>` 没有含义，只是一个容器。', easy('HTML 语义')),
  multiple('让一个自己画的“开关”对键盘和读屏软件可用，需要做哪些？', ['优先使用原生的按钮或复选框', '能用 Tab 键到达，并有看得见的焦点', '有名称和开关状态，例如 `aria-checked`', '只用颜色区分开和关'], 'ABC', '只用颜色区分，色觉不同的人和读屏的人都分辨不了，还要有文字、形状或状态属性。用原生控件，焦点、名称和状态大半会自动具备。', medium(['性能与无障碍', 'HTML 语义'])),
  multiple('关于选择器的优先级，哪些说法是对的？', ['行内样式高于样式表里的普通规则', '一个编号选择器高于任意多个类选择器', '同等优先级时，后写的生效', '类选择器低于元素选择器'], 'ABC', '优先级从高到低：行内、编号、类（与属性、伪类）、元素。低一级的再多，也不会进位到高一级。', medium('CSS 布局')),
  multiple('下面哪些操作会返回新的数组，不改动原数组？', ['`filter`', '`push`', '`slice`', '`map`'], 'ACD', '`filter`、`slice`、`map` 都返回新数组；`push` 就地追加并返回新的长度。更新状态时要用不改动原数组的写法。', medium('JavaScript 基础')),
  multiple(['关于下面的函数，哪些说法是对的？', ts('async function load(id: string) {', '  const res = await fetch(`/api/job/${id}`);', '  if (!res.ok) throw new Error(String(res.status));', '  return res.json();', '}')], ['`load` 返回的是一个 Promise', '状态码是 404 时，`fetch` 自己不会抛出错误', '断网时 `fetch` 会抛出错误', '`await` 会让整个页面卡住'], 'ABC', '`fetch` 只有在网络失败时才抛出错误，404、500 都算“有答复”，所以要自己检查 `res.ok`。`await` 只让这个函数等，不阻塞页面。', medium('异步与请求')),
  multiple('哪些信息不应当写在前端代码里？', ['数据库的密码', '第三方服务的私钥', '接口的公开地址', '管理员账号的口令'], 'ABD', '前端代码会原样送到每个人的浏览器里，任何秘密都藏不住。公开地址本来就要给浏览器用。', medium('工程化与部署')),
  multiple('关于组件的状态，哪些做法是妥当的？', ['只在一个组件里用到的状态就放在那个组件里', '两个组件都要用的状态提到共同的上层', '把从服务器取来的数据到处复制一份', '更新数组时造一个新数组'], 'ABD', '状态离使用它的地方越近越好，共用时再往上提；同一份数据到处复制，就会有的新有的旧。新数组让框架看得出“变了”。', medium('组件与状态')),
  multiple(['页面上线后，用户看到的还是旧版本。哪些原因是可能的？'], ['`index.html` 被浏览器长期缓存', '内容分发节点还缓存着旧文件', '离线用的 Service Worker 拦截并返回旧文件', '新脚本的文件名带了指纹'], 'ABC', '入口的 HTML 不应长期缓存，否则里面引用的仍是旧脚本；分发节点和 Service Worker 也可能给出旧内容。带指纹的文件名正是为了避免这种情况。', hard('工程化与部署')),

  // true or false
  judge('一个页面上可以有多个元素使用同一个 `id`。', false, '`id` 在一页里必须唯一，标签的 `for`、锚点和脚本都靠它找到元素。要给一批元素同样的样式用 `class`。', easy('HTML 语义')),
  judge('`rem` 是相对于根元素字号的长度单位。', true, '1rem 等于 `<html>` 的字号。用户在浏览器里调大默认字号时，用 `rem` 写的尺寸会跟着变。', easy('CSS 布局')),
  judge('JavaScript 里 `null` 和 `undefined` 用 `===` 比较的结果为真。', false, '两者类型不同，`null === undefined` 为假；用 `==` 比较则为真。', easy('JavaScript 基础')),
  judge('`<label for="email">` 与输入框关联之后，点文字也能让输入框获得焦点。', true, '关联之后点击范围变大，读屏软件也会把文字当作输入框的名称念出来。', easy('HTML 语义')),
  judge('GET 请求适合用来删除数据，因为它更快。', false, 'GET 应当只取数据、不改变什么。浏览器、缓存和爬虫都可能自动发出 GET，用它来删除会造成误删。', easy('异步与请求')),
  judge('把第三方库的版本锁在锁文件里并提交，能让别人装到同样的版本。', true, '锁文件记录了每个包确切的版本和校验值，持续集成和同事的电脑才会装出同样的依赖。', easy('工程化与部署')),
  judge('正文文字与背景的对比度，无障碍指南（WCAG 2 的 AA 级）要求至少 4.5:1。', true, 'AA 级要求一般文字 4.5:1，大号文字可放宽到 3:1。浅灰色小字常常达不到。', medium('性能与无障碍')),
  judge('`display: none` 的元素仍会被读屏软件念出来。', false, '`display: none` 同时从画面和无障碍树里去掉。只想让看得见的人看不到、读屏仍能念，要用“仅读屏可见”的样式。', medium('性能与无障碍')),

  // blanks
  blanks('让网页适应手机宽度，通常在头部写 `<meta name="____" content="width=device-width, initial-scale=1">`。', ['viewport'], '没有这一行，手机会按约 980 像素的宽度排版再缩小，字小得看不清，媒体查询也不会按预期生效。', easy('HTML 语义')),
  blanks(['补全代码，把 JSON 文本变成对象。', js('const job = JSON.____(text);')], ['parse'], '`JSON.parse` 把文本变成值，`JSON.stringify` 把值变成文本。文本不合格式时 `parse` 会抛出错误，要准备好接住它。', easy('JavaScript 基础'), { isCaseSensitive: 1 }),
  blanks(['补全样式，让头部在滚动时停在顶上。', css('header {', '  position: ____;', '  top: 0;', '}')], ['sticky'], '`sticky` 的元素平时随内容排列，滚到规定的位置就停住；`fixed` 也固定在顶上，但会离开文档流，下面的内容要自己让出位置。', medium('CSS 布局')),
  blanks(['补全代码，合并默认设置和用户设置，同名的以用户为准。', js('const all = { ____defaults, ...custom };')], ['...'], '展开写法按先后覆盖，后展开的同名属性生效，所以用户设置放在后面。它只复制一层，里面的对象仍是同一个。', medium('JavaScript 基础')),
  blanks(['补全类型，让 `pick` 的返回值随键而变。', ts('function pick<T, K extends ____ T>(obj: T, key: K): T[K] {', '  return obj[key];', '}')], ['keyof'], '`keyof T` 是 T 的全部属性名组成的类型；`K extends keyof T` 限定只能传存在的键，`T[K]` 就是那个键对应的类型。', hard('JavaScript 基础'), { isCaseSensitive: 1 }),

  // numbers
  number(['运行下面的代码，打印的数是多少？', js('const cart = [', '  { price: 30, count: 2 },', '  { price: 15, count: 4 },', '];', 'console.log(cart.reduce((sum, x) => sum + x.price * x.count, 0));')], 120, '`reduce` 从 0 开始累加：30 × 2 = 60，15 × 4 = 60，一共 120。', easy('JavaScript 基础')),
  number(['容器宽 960 像素，列间距 20 像素。按下面的样式，每列宽多少像素？', css('.grid {', '  display: grid;', '  grid-template-columns: 1fr 2fr 1fr;', '  gap: 20px;', '}', '/* 求第二列 */')], 460, '两条间距共 40 像素，剩 $960-40=920$ 像素，按 1 : 2 : 1 分成 4 份，每份 230，第二列占两份，460 像素。', medium('CSS 布局'), { units: ['px', 'rem'], unit: 'px' }),
  number('一个页面要下载 2.4 MB 的资源，网络实际速度 12 Mbit/s，不计延迟，下载至少要多少秒？（1 MB 按 8 Mbit 计）', 1.6, '2.4 MB = 19.2 Mbit，$19.2\\div12=1.6$ 秒。注意带宽以“位”计、文件以“字节”计，相差 8 倍。', hard('性能与无障碍'), { tolerance: 0.01, units: ['s', 'ms'], unit: 's' }),

  // short answers
  short('为什么按钮要用 `<button>`，而不是给 `<div>` 加点击事件？至少说两点。', {
    reference: '`<button>` 天然可以用 Tab 键到达，按回车和空格都能触发；读屏软件会念出“按钮”；有禁用状态；放在表单里能提交。用 `<div>` 这些都要自己补，而且容易漏。',
    rubric: [['键盘可用', 50], ['读屏能识别，或禁用、提交等其他一点', 50]],
    keywords: ['键盘', '读屏', '焦点'],
  }, '能用原生元素就用原生元素，这是无障碍里最省力的一条。', easy(['HTML 语义', '性能与无障碍'])),
  short('接口偶尔会失败。请说明前端在“加载中、成功、为空、失败”四种情形下各应当显示什么。', {
    reference: '加载中：骨架或进度，不闪动；成功：显示内容；为空：说明为什么没有，并给出下一步；失败：用人话说明出了什么事，给“重试”，保留用户已经填写的内容。',
    rubric: [['四种情形都说到', 40], ['为空有说明和下一步', 25], ['失败能重试且不丢内容', 35]],
    keywords: ['重试', '为空', '加载'],
  }, '只写“成功”的页面最容易在演示时出丑。四种情形都是界面的一部分，应当一起设计。', medium('异步与请求')),
  short('搜索框每敲一个字就发一次请求，服务器压力很大。请说明“防抖”怎样解决，以及它与“节流”的区别。', {
    reference: ['防抖：停止输入一段时间（如 300 毫秒）之后才发一次，期间再输入就重新计时，适合搜索。', '节流：不管触发多少次，每隔固定时间最多执行一次，适合滚动、拖动。', '还要处理先发后到的竞态。'],
    rubric: [['防抖说对', 40], ['节流说对', 35], ['场景恰当，或提到竞态', 25]],
    keywords: ['防抖', '节流', '计时'],
  }, '防抖等“停下来”，节流管“多久一次”。输入法选字过程中也会触发输入事件，可以等选字结束再算。', hard('异步与请求')),

  // matching, ordering, materials, code
  matching('把需求和合适的 CSS 写法连起来。', [['一行里两端对齐、中间留空', '`justify-content: space-between`'], ['文字太长时显示省略号', '`text-overflow: ellipsis`'], ['宽度小于 600 像素时换一种排法', '`@media (max-width: 599px)`'], ['元素盖在别的元素上面', '`z-index`']], '省略号还要配合 `overflow: hidden` 和 `white-space: nowrap`；`z-index` 只对定位的元素或弹性、网格的子元素有效。', easy('CSS 布局'), ['`float: right`']),
  ordering('在地址栏输入网址到看见页面，把主要步骤按先后排列。', ['域名解析，得到地址', '建立连接（含加密握手）', '发出请求，收到 HTML', '解析 HTML，下载样式和脚本', '计算样式与布局', '绘制到屏幕'], '先知道去哪里，再连上，再要内容；浏览器边解析边下载，样式就绪后才能布局，最后绘制。慢在哪一段，看瀑布图。', medium('性能与无障碍')),
  compound(['下面是一个职位卡片的片段，回答各小题。', xml('<div class="card" onclick="open(7)">', '  <div class="title">数据分析助理</div>', '  <img src="/logo.png">', '  <div class="btn" style="color: #bbb">收藏</div>', '</div>')], [
    multiple('从语义和无障碍看，哪些地方需要改？', ['整张卡片的点击应当换成链接', '标题应当用标题元素', '图片缺少 `alt`', '类名应当用中文'], 'ABC', '能打开页面的是链接，能被新标签页打开、能用键盘到达；标题要用 `<h3>` 之类；图片要有 `alt`。类名用什么语言与语义无关。', part),
    single('“收藏”最合适的元素是哪一个？', ['`<a>`', '`<button type="button">`', '`<span>`', '`<input type="text">`'], 'B', '它执行一个动作而不是去别的页面，用按钮；写明 `type="button"`，放在表单里也不会误提交。', part),
    judge('在白色背景上，`#bbb` 的小字达到 4.5:1 的对比度。', false, '`#bbb` 与白色的对比度大约是 1.9:1，远远不够，`#767676` 才刚好约为 4.5:1。', part),
  ], '看上去一样的页面，换成合适的元素之后，键盘、读屏和搜索引擎才能用。', hard(['HTML 语义', '性能与无障碍'])),
  code(['用 TypeScript 写一个函数 `groupBy(list, keyOf)`：按 `keyOf` 算出的键，把数组分成若干组，返回 `Map`，组和组内的次序都按第一次出现的先后。'],
    { language: 'typescript', starter: ['export function groupBy<T, K>(list: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {', '  ', '}'] },
    {
      reference: [ts('export function groupBy<T, K>(list: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {', '  const groups = new Map<K, T[]>();', '  for (const item of list) {', '    const key = keyOf(item);', '    const group = groups.get(key);', '    if (group) group.push(item);', '    else groups.set(key, [item]);', '  }', '  return groups;', '}')],
      rubric: [['分组正确', 40], ['次序按第一次出现', 20], ['不改动传入的数组', 20], ['类型完整，没有 any', 20]],
    }, '`Map` 按插入的先后遍历，天然满足次序要求，键也不限于字符串。用普通对象当容器，数字样子的键会被重新排序。', hard('JavaScript 基础')),
];
