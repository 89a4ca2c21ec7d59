/* What the offline page does by itself: the theme of the site, what waits on this device, and trying again. */
const theme = localStorage.getItem('zt-theme');
if (theme) document.documentElement.dataset.theme = theme;

const waiting = Object.keys(localStorage).filter((key) => key.startsWith('zt-study:')).length;
if (waiting > 0) document.getElementById('waiting').textContent = `这台设备上有 ${waiting} 份学习记录等着补交。`;

const again = () => location.reload();
document.getElementById('retry').addEventListener('click', again);
document.getElementById('back').addEventListener('click', () => history.back());

/* A device says that it is online before anything can be reached, so somebody answers first. */
const LOOK_MS = 2000;
const lookForNetwork = () => fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(again, () => undefined);
window.addEventListener('online', lookForNetwork);
setInterval(lookForNetwork, LOOK_MS);
