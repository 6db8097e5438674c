/** Contains a folder of files for each room. Only the call that checks the reader serves them. */
export const filesFolder = 'chats'

export const folderOf = (roomId: string) => `${filesFolder}/${roomId}`

export const fileNameOf = ({ room_id, file_id }: { readonly room_id: string; readonly file_id: string }) =>
  `${folderOf(room_id)}/${file_id}`

export const fileIdOf = (fileName: string) => fileName.slice(fileName.lastIndexOf('/') + 1)
