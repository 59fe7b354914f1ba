/** Modules that build/plates/plugin.ts generates from the text of an SVG: the URL and size of its file. */
declare module '*?plate' {
  const file: import('#app/site/drawings/plate-file.ts').PlateFile
  export default file
}
