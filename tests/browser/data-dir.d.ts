export function dataDirOf(port: string): string;
