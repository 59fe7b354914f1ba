/** Modules that build/plates/plugin.ts makes of the text of an SVG: the address and size of its file. */
declare module '*?plate' {
  const file: import('#app/site/drawings/plate-file.ts').PlateFile
  export default file
}
