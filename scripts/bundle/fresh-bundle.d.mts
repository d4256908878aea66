export const isFreshBundle: (projectFolder: string, bundle: string) => boolean;
