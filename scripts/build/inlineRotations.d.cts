import type { PluginItem } from '@babel/core';

declare const inlineRotations: PluginItem;
export = inlineRotations;
