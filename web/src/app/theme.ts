/** Runs before the first paint, so that nobody sees the wrong theme for a moment. */
export const themeScript =
  "try{var t=localStorage.getItem('zt-theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}";
