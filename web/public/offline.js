/* What the offline page does by itself: the theme of the site, what waits on this device, and trying again. */
const theme = localStorage.getItem('zt-theme');
if (theme) document.documentElement.dataset.theme = theme;

const waiting = Object.keys(localStorage).filter((key) => key.startsWith('zt-study:')).length;
if (waiting > 0) document.getElementById('waiting').textContent = `这台设备上有 ${waiting} 份学习记录等着补交。`;

const again = () => location.reload();
document.getElementById('retry').addEventListener('click', again);
document.getElementById('back').addEventListener('click', () => history.back());
window.addEventListener('online', again);
